import type { Answer, Command, FaultCode } from '@asteroute/protocol';

interface Unanswered {
  readonly command: Command;
  readonly resolve: (answer: Answer) => void;
}

/** Dependencies of a command queue. */
export interface QueuePorts {
  /** Sends a command once; it is lost while the connection is down. */
  readonly transmit: (command: Command) => void;
  /** Calls back after some milliseconds; the returned function cancels the timer. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** Faults of an overloaded server: the same command is sent again. */
const RETRIABLE: ReadonlySet<FaultCode> = new Set(['busy', 'too-many', 'internal']);

/** Milliseconds before a command is sent again to a busy server. */
export const RETRY_AFTER_MS = 1500;

/** Whether a fault says that the server is overloaded, so that a retry may succeed. */
export function isRetriable(code: FaultCode): boolean {
  return RETRIABLE.has(code);
}

/**
 * Commands that the server has not answered yet. Each is sent again after a reconnect and after a retriable fault; its
 * id makes the server do it only once.
 */
export class CommandQueue {
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #ports: QueuePorts;

  constructor(ports: QueuePorts) {
    this.#ports = ports;
  }

  /** Queues a command; the promise resolves with the final answer, however often it has to be sent. */
  add(command: Command): Promise<Answer> {
    return new Promise((resolve) => void this.#unanswered.set(command.id, { command, resolve }));
  }

  /** Sends everything that is unanswered. */
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
