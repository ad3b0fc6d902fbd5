/** The notifications of a log, wherever in a text or an answer of the site they lie. */
import { isJsonObject, type JsonObject, listIn, objectIn, parseJson } from '../format/json.ts';

/** A notification: what happened, and its details. */
export interface Notification {
  readonly type: string;
  readonly args: JsonObject;
  /** Its number in the log, from 1. */
  readonly entry: number;
}

const IN_PAGE = 'g_gamelogs';
/** How deep the log lies in an answer of the site. */
const MAX_DEPTH = 4;

export function isBgaLog(text: string): boolean {
  return text.includes('"playTile"') || text.includes(IN_PAGE);
}

/** The notifications of a log, each once; null if the text holds none. */
export function readNotifications(text: string): Notification[] | null {
  const at = text.indexOf(IN_PAGE);
  const value = at < 0 ? parseJson(text) : parseJson(jsonAfter(text, at + IN_PAGE.length));
  const packets = packetsIn(value, MAX_DEPTH);
  if (packets === null) return null;
  const seen = new Set<unknown>();
  const found: Notification[] = [];
  for (const item of packets.flatMap(notificationsIn)) {
    const { uid, type, args } = objectIn(item);
    if (typeof type !== 'string' || (uid !== undefined && seen.has(uid))) continue;
    seen.add(uid);
    // The details may be a list of one.
    for (const one of Array.isArray(args) ? args : [args]) {
      found.push({ type, args: objectIn(one), entry: found.length + 1 });
    }
  }
  return found;
}

/** The list of packets: the value itself, or what lies in its `data` or `logs`. */
function packetsIn(value: unknown, depth: number): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isJsonObject(value) || depth === 0) return null;
  return packetsIn(value.logs ?? value.data, depth - 1);
}

function notificationsIn(packet: unknown): readonly unknown[] {
  const { data, type } = objectIn(packet);
  return typeof type === 'string' ? [packet] : listIn(data);
}

/** The JSON value that begins at the first bracket after a place in a text; empty if it does not end. */
function jsonAfter(text: string, from: number): string {
  const start = text.slice(from).search(/[[{]/) + from;
  if (start < from) return '';
  let [depth, quoted] = [0, false];
  for (let at = start; at < text.length; at++) {
    const letter = text[at];
    if (quoted) {
      if (letter === '\\') at++;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '[' || letter === '{') depth++;
    else if (letter === ']' || letter === '}') depth--;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return '';
}
