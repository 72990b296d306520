// The jobs that wait, by user. The order of users is the order of their turns.

export type WaitingJob<Job> = {
  job: Job;
  /** Known to take more than the fast lane gives it. */
  isLong: boolean;
  since: number;
};

export type WaitingJobs<Job> = {
  users(): string[];
  first(user: string): WaitingJob<Job> | undefined;
  count(user: string): number;
  size(): number;
  add(user: string, job: WaitingJob<Job>): void;
  /** Before all others of the user. */
  addFirst(user: string, job: WaitingJob<Job>): void;
  /** The user then has the last turn. False when the job does not wait. */
  remove(user: string, job: Job): boolean;
  removeNewest(user: string): Job | undefined;
  removeAll(user: string): Job[];
};

export function createWaitingJobs<Job>(): WaitingJobs<Job> {
  const waiting = new Map<string, WaitingJob<Job>[]>();
  const of = (user: string) => waiting.get(user) ?? [];

  function set(user: string, jobs: WaitingJob<Job>[]): void {
    if (jobs.length === 0) waiting.delete(user);
    else waiting.set(user, jobs);
  }

  return {
    users: () => [...waiting.keys()],
    first: (user) => of(user)[0],
    count: (user) => of(user).length,
    size: () => [...waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0),
    add: (user, job) => set(user, [...of(user), job]),
    addFirst: (user, job) => set(user, [job, ...of(user)]),
    remove(user, job) {
      const jobs = of(user);
      const remaining = jobs.filter((other) => other.job !== job);
      if (remaining.length === jobs.length) return false;
      waiting.delete(user);
      set(user, remaining);
      return true;
    },
    removeNewest(user) {
      const jobs = of(user);
      set(user, jobs.slice(0, -1));
      return jobs.at(-1)?.job;
    },
    removeAll(user) {
      const jobs = of(user).map(({ job }) => job);
      waiting.delete(user);
      return jobs;
    },
  };
}
