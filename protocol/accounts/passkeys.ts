import * as v from 'valibot';
import { about } from '../parts/words.ts';

const base64url = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(/^[\w-]+$/, 'no base64url'));

export const newPasskey = v.strictObject({
  id: about(base64url(700), 'The id of the credential.'),
  clientDataJSON: base64url(1000),
  attestationObject: base64url(1500),
});

/** What a browser says when a passkey is used; its challenge is `passkeyChallenge` of the claim. */
export const usedPasskey = v.strictObject({
  id: about(base64url(700), 'The id of the credential.'),
  clientDataJSON: base64url(1000),
  authenticatorData: base64url(1000),
  signature: base64url(400),
});
