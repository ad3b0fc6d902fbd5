import { exportAccount } from './account-export.ts';
import { type AccountPorts, Accounts } from './accounts.ts';
import { type BlockPorts, Blocks } from './blocks.ts';
import { Pairings } from './pairings.ts';
import { Ratings } from './ratings.ts';

export function createAccountParts(ports: Omit<AccountPorts, 'blocks'> & BlockPorts) {
  const ratings = new Ratings(ports);
  return {
    accounts: new Accounts({ ...ports, blocks: new Blocks(ports) }),
    pairings: new Pairings(ports),
    ratings,
    exportOf: (id: string) => exportAccount(id, { ...ports, ratings }),
  };
}
