import { type ClientMessage, decodeServer, type ServerMessage } from '@asteroute/protocol';

/** What a transport reports. */
export interface TransportHandlers {
  readonly onOpen: () => void;
  /** A message of the server; null for one that cannot be read. */
  readonly onMessage: (message: ServerMessage | null) => void;
  /** The transport could not be opened, or it broke. */
  readonly onClose: () => void;
}

/** One connection to the server: a WebSocket, or requests over HTTP. */
export interface Transport {
  /** Sends a message; one that is sent before the transport is open is dropped. */
  send(message: ClientMessage): void;
  /** Closes the transport: it reports nothing more. */
  close(): void;
}

/** Opens a transport. */
export type Connect = (handlers: TransportHandlers) => Transport;

/** Uses a WebSocket as a transport. */
export function socketTransport(socket: WebSocket, { onOpen, onMessage, onClose }: TransportHandlers): Transport {
  socket.onopen = onOpen;
  socket.onmessage = ({ data }) => onMessage(decodeServer(String(data)));
  socket.onclose = onClose;
  return {
    send: (message) => void (socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message))),
    close() {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}
