#!/usr/bin/env node
// The `asteroute` command: runs cli/main.ts on the pinned Node.
import { launch } from './launch.mjs';

launch('cli/main.ts', process.argv.slice(2));
