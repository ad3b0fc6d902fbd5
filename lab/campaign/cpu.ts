/** Milliseconds of CPU time that this thread has used. Elapsed time would depend on what else runs. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
