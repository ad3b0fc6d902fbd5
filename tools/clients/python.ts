/** A client in Python 3.7 or later, without dependencies: generated classes, and a method for each operation. */
import { type ClientOperation, type OpenApi, operationsOf } from './operations.ts';
import { typesOf } from './types.ts';

const BASE = `

class Refused(Exception):
    """A refusal, with its code."""

    def __init__(self, status: int, fault: dict) -> None:
        super().__init__(f"{fault['code']}: {fault['message']}")
        self.status = status
        self.code = fault["code"]


class AsterouteClient:
    def __init__(self, origin: str, token: Optional[str] = None, invite: Optional[str] = None) -> None:
        self.origin = origin
        self.headers = {"Accept": "application/json"}
        if token is not None:
            self.headers["Authorization"] = f"Bearer {token}"
        if invite is not None:
            self.headers["Asteroute-Invite"] = invite

    def _ask(self, method: str, path: str, query: Any = None, body: Any = None) -> Any:
        """Sends a request, again when the server says that it cannot answer yet."""
        given = {name: value for name, value in (query or {}).items() if value is not None}
        url = self.origin + path + ("?" + urllib.parse.urlencode(given) if given else "")
        plain = body.to_dict() if hasattr(body, "to_dict") else body
        data = None if plain is None else json.dumps(plain).encode()
        while True:
            try:
                request = urllib.request.Request(url, data, self.headers, method=method)
                with urllib.request.urlopen(request) as response:
                    return json.load(response)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503):
                    raise Refused(error.code, json.load(error)["fault"]) from None
                time.sleep(int(error.headers.get("Retry-After", "1")))
`;

const IMPORTS = ['json', 'time', 'urllib.error', 'urllib.parse', 'urllib.request'].map((name) => `import ${name}\n`);

const snake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^_/, '');
/** A name that Python has for something of its own gets an underscore. */
const safe = (name: string): string => (name === 'id' ? 'table' : name);

function methodOf({ name, summary, method, path, inPath, inQuery, body, answer }: ClientOperation): string {
  const parameters = [
    'self',
    ...inPath.map((one) => `${safe(one)}: str`),
    ...(body === null ? [] : [`body: Union[${body}, dict]`]),
    ...inQuery.map((one) => `${one}: Optional[int] = None`),
  ];
  const url = path.replace(/\{(\w+)\}/g, (_, one: string) => `{${safe(one)}}`);
  const query = inQuery.length === 0 ? 'None' : `{${inQuery.map((one) => `"${one}": ${one}`).join(', ')}}`;
  const asked = `self._ask("${method}", f"${url}", ${query}${body === null ? '' : ', body'})`;
  const value = answer === null ? asked : `${answer}.from_dict(${asked})`;
  return `
    def ${snake(name)}(${parameters.join(', ')}) -> ${answer ?? 'Any'}:
        """${summary}."""
        return ${value}
`;
}

export async function pythonClient(api: OpenApi): Promise<string> {
  const types = await typesOf(api, 'python', { 'python-version': '3.7' });
  return `${IMPORTS.join('')}${types}${BASE}${operationsOf(api).map(methodOf).join('')}`;
}
