import { type ClientMessage, decodeServer, type ServerMessage } from '@asteroute/protocol';

/** What a transport reports. */
export interface TransportHandlers {
  readonly onOpen: () => void;
  readonly onMessage: (message: ServerMessage | null) => void;
  /** The transport could not be opened, or it broke. */
  readonly onClose: () => void;
}

export interface Transport {
  send(message: ClientMessage): void;
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
