/**
 * Names of the rules that are shown to people, taken from the modules of the editions, so that a word catalogue that
 * lacks one of them does not compile.
 */
import type { ClassicModules } from './classic.ts';
import type { StarWarsModules } from './star-wars.ts';

interface ModulesOf {
  readonly 'star-wars': StarWarsModules;
  readonly classic: ClassicModules;
}
type Modules = ModulesOf[keyof ModulesOf];
type Listed<M, Key extends string> = M extends { readonly [K in Key]: infer List } ? List : never;
type Made<List> = List extends (...options: never[]) => infer Result ? Result : List;
type KeyIn<List> = List extends object ? keyof List : never;
type ItemIn<List> = List extends readonly (infer Item)[] ? Item : never;
type ValueIn<Key extends string, Item> = Item extends { readonly [K in Key]: infer Value } ? Value : never;
type NameIn<List> = List extends readonly { readonly name: infer Name }[] ? Name : never;

/** A kind of realm. */
export type KindName = NameIn<Made<Listed<Modules['all'], 'kinds'>>>;
/** A kind of meeple. */
export type MeepleKindName = NameIn<Listed<Modules['all'], 'meeples'>>;
/** What the modules that a host chooses add to an edition, by name: whoever judges positions has to weigh it. */
export interface Additions<Edition extends keyof ModulesOf> {
  readonly meeple: NameIn<Listed<ModulesOf[Edition]['optional'], 'meeples'>>;
  /** Meeples without strength. */
  readonly attendant: Extract<
    ItemIn<Listed<ModulesOf[Edition]['optional'], 'meeples'>>,
    { readonly strength: 0 }
  >['name'];
  /** What changes rates where it is printed. */
  readonly print: ValueIn<'print', ItemIn<Listed<ModulesOf[Edition]['optional'], 'amends'>>>;
  /** Tokens of which most bring points. */
  readonly token: ValueIn<'token', ItemIn<Listed<ModulesOf[Edition]['optional'], 'majorities'>>>;
  /** Whether a module can give a player another turn. */
  readonly again: [Listed<ModulesOf[Edition]['optional'], 'again'>] extends [never] ? false : true;
}
/** A module that a host chooses. */
export type OptionalName = Modules['optional']['name'];
/** An option of a module. */
export type OptionName = KeyIn<Listed<Modules['all'], 'options'>>;
/** A token that a module gives. */
export type TokenName = ItemIn<ValueIn<'names', Listed<Modules['all'], 'tokens'>>>;
/** A print that changes what a realm pays. */
export type PrintName = ValueIn<'print', ItemIn<Listed<Modules['all'], 'amends'>>>;
