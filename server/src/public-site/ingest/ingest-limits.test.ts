// How much one network may send through forms and reports.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from '../../../test/clients/http-client.ts';
import { publicPage, startTestSite, type TestSite } from '../../../test/test-site.ts';

describe('L5: over HTTP', () => {
  let test: TestSite;
  let time = new Date('2026-05-10T00:00:00Z');
  beforeAll(async () => {
    test = await startTestSite({ VYS_TRUSTED_PROXIES: '127.0.0.1,::1' }, { now: () => time });
    test.pages.set('anna', publicPage('<p>Anna</p>'));
  });
  afterAll(() => test.site.close());

  const post = async (path: string, body: string, from: string) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': from,
    };
    return (await sendRequest(test.origin, path, { method: 'POST', headers, body })).status;
  };
  const sign = (from: string) => post('/_/forms/anna/contact', 'message=Hi', from);
  const report = (from: string) => post('/_/report/anna', 'reason=phishing&message=&email=', from);

  it('one network uses up neither the minute nor the day of a page', { tags: 'slow' }, async () => {
    const statuses: number[] = [];
    for (let hour = 0; hour < 24; hour += 1) {
      for (let count = 0; count < 60; count += 1) {
        // Ten a minute, so that only the hour and the day are left to stop it.
        time = new Date(Date.UTC(2026, 4, 10, hour, Math.floor(count / 10)));
        statuses.push(await sign(`2001:db8:1:2::${hour.toString(16)}${count.toString(16)}`));
      }
    }
    const accepted = statuses.filter((status) => status === 200).length;
    expect(accepted).toBeGreaterThan(100);
    expect(accepted).toBeLessThanOrEqual(200);
    expect(await sign('2001:db8:1:3::1')).toBe(200);
  });

  it('reports count by network', async () => {
    const statuses: number[] = [];
    for (let place = 1; place <= 7; place += 1) {
      statuses.push(await report(`2001:db8:7:7::${place}`));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await report('2001:db8:7:8::1')).toBe(200);
  });
});
