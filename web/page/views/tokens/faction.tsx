import type { Catalogue } from '@asteroute/words/en/table.ts';

interface Props {
  readonly faction: string;
  readonly words: Catalogue;
}

/** The emblem of a faction, as tiles carry it; its name and what it does appear under the pointer. */
export function FactionEmblem({ faction, words }: Props) {
  return (
    <span class="emblem grid place-items-center" title={`${words.factions[faction]}: ${words.battle.perk}`}>
      <svg class="icon" viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
        <use href={`#emblem-${faction}`} x="-14" y="-14" width="28" height="28" />
      </svg>
    </span>
  );
}

export function FactionCard({ faction, words }: Props) {
  return (
    <span class="row">
      <FactionEmblem faction={faction} words={words} />
      <small>
        <b>{words.factions[faction]}</b> {words.battle.perk}
      </small>
    </span>
  );
}
