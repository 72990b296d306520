// How long a job of a test may wait for a worker process: where many tests keep the machine busy, longer than the
// product lets a request wait.
export const workerWaitMs = 120_000;
