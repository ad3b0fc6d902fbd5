import { useEffect, useMemo } from 'preact/hooks';
import type { DeviceSession } from './session/device-session.ts';
import type { PairingPorts } from './session/pairing.ts';
import { ownServer } from './session/session.ts';

export function usePairing<T extends { end(): void }>(make: (ports: PairingPorts) => T, session: DeviceSession): T {
  const pairing = useMemo(
    () =>
      make({
        server: ownServer(),
        session,
        random: (bytes) => crypto.getRandomValues(bytes),
      }),
    [],
  );
  useEffect(() => () => pairing.end(), []);
  return pairing;
}
