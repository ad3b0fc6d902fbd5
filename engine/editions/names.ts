/**
 * Names of the rules that are shown to people, taken from the modules of the editions, so that a word catalogue that
 * lacks one of them does not compile.
 */
import type { ClassicModules } from './classic.ts';
import type { StarWarsModules } from './star-wars.ts';

type Modules = ClassicModules | StarWarsModules;
type Listed<M, Key extends string> = M extends { readonly [K in Key]: infer List } ? List : never;
type Made<List> = List extends (...options: never[]) => infer Result ? Result : List;
type KeyIn<List> = List extends object ? keyof List : never;
type ItemIn<List> = List extends readonly (infer Item)[] ? Item : never;
type PrintIn<Amendment> = Amendment extends { readonly print: infer Print } ? Print : never;
type NameIn<List> = List extends readonly { readonly name: infer Name }[] ? Name : never;

/** A kind of realm. */
export type KindName = NameIn<Made<Listed<Modules['all'], 'kinds'>>>;
/** A kind of meeple. */
export type MeepleKindName = NameIn<Listed<Modules['all'], 'meeples'>>;
/** A module that a host chooses. */
export type OptionalName = Modules['optional']['name'];
/** An option of a module. */
export type OptionName = KeyIn<Listed<Modules['all'], 'options'>>;
/** A token that a module gives. */
export type TokenName = ItemIn<Listed<Modules['all'], 'tokenNames'>>;
/** A print that changes what a realm pays. */
export type PrintName = PrintIn<ItemIn<Listed<Modules['all'], 'amends'>>>;
