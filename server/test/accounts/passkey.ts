import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
/** That the person was there and was recognised. */
const [SEEN, NEW_KEY] = [0b101, 0b1000000];

/** A passkey as an authenticator keeps it, without a browser. */
export class Passkey {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** What a browser says of it when it is made. */
  made(origin: string, challenge: string) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const [a, b] = [x, y].map((part) => Buffer.from(part, 'base64url'));
    const head = Buffer.from('a5010203262001215820', 'hex');
    const key = Buffer.concat([head, a, Buffer.from('225820', 'hex'), b]);
    const length = Buffer.from([0, this.id.length]);
    const authData = this.#authData(origin, SEEN | NEW_KEY, [Buffer.alloc(16), length, this.id, key]);
    const before = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex');
    const attestationObject = Buffer.concat([before, Buffer.from([0x58, authData.length]), authData]);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: this.#client('webauthn.create', origin, challenge).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
    };
  }

  /** What a browser says when it is used. */
  used(origin: string, challenge: string, flags = SEEN) {
    const client = this.#client('webauthn.get', origin, challenge);
    const authData = this.#authData(origin, flags, []);
    const signed = createSign('sha256').update(authData).update(sha256(client));
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signed.sign(this.#keys.privateKey).toString('base64url'),
    };
  }

  #client(type: string, origin: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authData(origin: string, flags: number, rest: readonly Uint8Array[]): Buffer {
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), Buffer.alloc(4), ...rest]);
  }
}
