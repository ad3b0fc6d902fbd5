/** Keys that are computed here and not by the browser: larger code, loaded only where it is needed. */
export { RECOVERY_BYTES, readRecoveryCode, recoveryCodeOf, recoverySecret } from './recovery.ts';
export { newSoftSecret, softSigner } from './soft-key.ts';
