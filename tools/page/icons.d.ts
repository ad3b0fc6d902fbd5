/** Roundness of an icon that nobody cuts. */
declare const CORNER = 22;

export {};
