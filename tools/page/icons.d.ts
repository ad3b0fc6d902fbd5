/** Roundness of an icon that nobody cuts. */
export declare const CORNER = 22;
