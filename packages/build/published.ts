/** The declarations of all source files, by their path in the repository. */
export type Declarations = ReadonlyMap<string, string>;

/** A package as it is published. Its version is that of the workspace in `workspace`. */
export interface Published {
  readonly name: string;
  readonly workspace: string;
  /** The folder with the package's README.md. */
  readonly readme: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Most bytes of a program that imports all of an entry, minified and compressed by gzip, by the entry's subpath. */
  readonly sizes: Readonly<Record<string, number>>;
  readonly tarball: number;
  /** Writes the package's files into a folder. Returns the rest of its package.json. */
  readonly build: (folder: string, declarations: Declarations) => Promise<Manifest>;
}

/** The part of a package.json that follows from what was built. */
export interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  /** The files that do something when they are only imported; false without any. */
  readonly sideEffects?: false | readonly string[];
}
