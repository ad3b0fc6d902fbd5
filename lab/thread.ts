import { workerData } from 'node:worker_threads';
import { answerQuestions } from '@asteroute/threads/node';
import { loadCampaign } from './campaigns.ts';

const campaign = loadCampaign(workerData.name, workerData.settings);

answerQuestions(async (seed: number) => (await campaign).run(seed));
