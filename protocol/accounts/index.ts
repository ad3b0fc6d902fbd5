export * from './actions.ts';
export { base64UrlOf, bytesOfBase64Url } from './base64url.ts';
export {
  type ClaimSigner,
  claimBytes,
  type KeyAddition,
  keyProofBytes,
  newPasskeyChallenge,
  passkeyChallenge,
  signClaim,
} from './claims.ts';
export { keyIdOf } from './key-id.ts';
export * from './pairing.ts';
