import type { Answer, Command, FaultCode } from '@asteroute/protocol';

interface Unanswered {
  readonly command: Command;
  readonly resolve: (answer: Answer) => void;
}

export interface QueuePorts {
  /** Sends a command once; it is lost while the connection is down. */
  readonly transmit: (command: Command) => void;
  readonly after: (ms: number, run: () => void) => () => void;
}

const RETRIABLE: ReadonlySet<FaultCode> = new Set(['busy', 'too-many', 'internal']);

export const RETRY_AFTER_MS = 1500;

export function isRetriable(code: FaultCode): boolean {
  return RETRIABLE.has(code);
}

/** Unanswered commands are sent again after a reconnect and a retriable fault; the id makes the server do it once. */
export class CommandQueue {
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #ports: QueuePorts;

  constructor(ports: QueuePorts) {
    this.#ports = ports;
  }

  add(command: Command): Promise<Answer> {
    return new Promise((resolve) => void this.#unanswered.set(command.id, { command, resolve }));
  }

  resend(): void {
    for (const { command } of this.#unanswered.values()) this.#ports.transmit(command);
  }

  /** Removes a command from the queue on its final answer; null if the command is unknown or will be sent again. */
  take(answer: Answer): Unanswered | null {
    const found = this.#unanswered.get(answer.id);
    if (found === undefined) return null;
    if (!answer.ok && isRetriable(answer.fault.code)) {
      this.#ports.after(RETRY_AFTER_MS, () => this.#unanswered.has(answer.id) && this.#ports.transmit(found.command));
      return null;
    }
    this.#unanswered.delete(answer.id);
    return found;
  }
}
