export * from './actions.ts';
export * from './base64url.ts';
export * from './claims.ts';
export * from './key-id.ts';
export * from './pairing.ts';
