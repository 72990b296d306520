import { chromium } from '@playwright/test';
const [,, path, out, ...widths] = process.argv;
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--headless','--no-sandbox','--disable-gpu']});
for (const theme of ['light','dark']) {
  const ctx = await b.newContext({ reducedMotion:'reduce' }); const p = await ctx.newPage();
  await p.addInitScript(t=>localStorage.setItem('theme',t), theme);
  await p.goto('http://localhost:4250/login');
  await p.getByLabel('Email').fill('demo@vys.example'); await p.locator('input[type=password]').fill('demo-creator-1'); await p.getByRole('button',{name:/^(Sign|Log) in/i}).first().click();
  await p.waitForURL(/dashboard/,{timeout:20000});
  for (const w of (widths.length?widths:['375','768','1280','1600'])) {
    await p.setViewportSize({width:+w,height:w<700?812:900});
    await p.goto('http://localhost:4250'+path); await p.waitForTimeout(2500);
    const h = await p.evaluate(()=>{const m=document.querySelector('main');return Math.max(document.documentElement.scrollHeight, m?m.scrollHeight:0)});
    await p.setViewportSize({width:+w,height:Math.min(h+80,2600)}); await p.waitForTimeout(400);
    await p.screenshot({path:`/tmp/shot-${out}-${theme}-${w}.png`});
  }
  await ctx.close();
}
await b.close();
