import { newToken } from '../../testing.ts';
import { TestDevice } from './account-device.ts';

/** A person with an account on one device, and a token for seats. */
export interface Person {
  readonly device: TestDevice;
  readonly id: string;
  readonly name: string;
  readonly session: string;
  readonly token: string;
}

/** Makes an account under a name. */
export async function newPerson(origin: string, name: string): Promise<Person> {
  const device = new TestDevice();
  return { device, name, token: newToken(), ...(await device.create(origin, name)) };
}
