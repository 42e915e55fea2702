import type { Page } from '@playwright/test'
import { areApart, boxOf, isWithin } from './boxes.ts'
import { BOT, card, climb, phase, play, playUntil, press, sitDownAt } from './climbing-tables.ts'
import { complaintsOf, expect, test } from './test.ts'
import { violations } from './violations.ts'

const log = (page: Page) => page.locator('.side .log')

/** A long window, so that a slow machine does not let it close. */
const SLOW = { window: 60 }

// Seat 0 leads in the first game: it holds both threes of diamonds.
const HANDS = ['D3 D3 S5 RJ S8 H8 S3 H9 D9 S6 C6', 'S5 H5 S4 CK S9 BJ', 'H4 H7 S10 H10 BJ', 'S4 C4 D7 RJ']

test.describe('Cut-in Daifugo', () => {
  test('whoever holds the card just played cuts in, and takes over its effect', async ({ page }) => {
    await sitDownAt(page, play(climb({ hands: HANDS, rules: SLOW }), '0 D3', 'all no', '1 S5'))
    await expect(page.locator('.window.open')).toBeVisible()
    await expect(card(page, 'スペードの5')).toHaveCount(0)
    await press(page, /^カットイン/).click()
    const row = log(page).locator('li', { hasText: 'あなた' }).filter({ hasText: 'カットイン！' })
    await expect(row).toContainText('の札に')
  })

  test('whoever wants to be asked for a joker too cuts in on a cut-in with it', async ({ page }) => {
    await sitDownAt(page, climb({}))
    await page.getByRole('button', { name: 'メニュー' }).click()
    await page.getByRole('switch', { name: '宣言できないときは自動で見送る' }).click()
    const hands = [HANDS[0]!.replace('S5 ', ''), HANDS[1]!, `S5 ${HANDS[2]}`, HANDS[3]!]
    await sitDownAt(page, play(climb({ hands, rules: SLOW }), '0 D3', 'all no', '1 S5', '2 cut S5', '3 no', '0 no'))
    await expect(page.locator('.window.open')).toBeVisible()
    await expect(page.locator('.last-play .tag')).toHaveText('カットイン')
    await expect(page.locator('[data-held][aria-pressed="true"]')).toHaveCount(0)
    await card(page, '赤ジョーカー').click()
    await press(page, /^カットイン/).click()
    await expect(log(page).locator('li', { hasText: 'カットイン！' })).toHaveCount(2)
  })

  test('who plays alone has all the time there is, and answers once', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await sitDownAt(page, climb({ hands: HANDS }))
    const lead = await boxOf(press(page, '出す'))
    await sitDownAt(page, play(climb({ hands: HANDS, rules: { window: 1 } }), '0 D3', 'all no', '1 S5'))
    await expect(page.locator('.window.open')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)
    const [cut, pass] = [await boxOf(press(page, /^カットイン/)), await boxOf(press(page, '見送る'))]
    // The claim is as large as any main button, and letting pass lies where no main button has been.
    expect(cut).toEqual(lead)
    expect(cut.width).toBeGreaterThan(pass.width)
    expect(areApart(lead, pass)).toBe(true)
    await card(page, 'スペードの3').click()
    expect([await boxOf(press(page, /^カットイン/)), await boxOf(press(page, '見送る'))]).toEqual([cut, pass])
    await page.setViewportSize({ width: 1280, height: 720 })
    await press(page, '見送る').click()
    await expect(log(page)).toContainText('5スキップ')
  })

  test('at one screen the window is one button, and whoever presses it says who it was', async ({ page }) => {
    const seats = [{ name: '花' }, { name: '空' }, BOT, BOT]
    const match = play(
      climb({ seats, rules: SLOW, hands: ['D3 D3 S5', 'S5 H4'] }),
      '0 D3',
      'all no',
      '1 H4',
      'all no',
      '2 pass',
      '3 pass',
    )
    await sitDownAt(page, match)
    await page.getByRole('button', { name: '花です。手札を開く' }).click()
    await card(page, 'スペードの5').click()
    await press(page, '出す').click()
    await expect(page.locator('[data-held]')).toHaveCount(0)
    await page.getByRole('button', { name: '割りこむ', exact: true }).click()
    await page.getByRole('button', { name: '空', exact: true }).click()
    await expect(page.locator('[data-held]')).not.toHaveCount(0)
    await press(page, /^カットイン/).click()
    await expect(log(page)).toContainText('カットイン！')
  })

  test('what cannot be played says why and leads to the rule', async ({ page }) => {
    const match = play(climb({ hands: HANDS, rules: SLOW }), '0 S3', 'all no', '1 S4', 'all no', '2 pass', '3 pass')
    await sitDownAt(page, match)
    await expect(page.locator('.signs')).toContainText('激縛り')
    await expect(page.locator('.signs')).toContainText('次は 5')
    await card(page, 'ダイヤの9').click()
    await press(page, '出す').click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('縛り')
    await notice.getByRole('link', { name: 'ルール CD-3' }).click()
    await expect(page.locator('[id="beside-CD-3"]')).toBeInViewport()
    await page.getByRole('tab', { name: '記録' }).click()
    await card(page, 'スペードの5').click()
    await press(page, '出す').click()
    await expect(log(page).locator('li', { hasText: 'あなた' }).last()).toContainText('スペードの5')
  })

  test('a pressed card offers what it can become, and a joker is asked what it stands for', async ({ page }) => {
    await sitDownAt(page, climb({ hands: HANDS, rules: SLOW }))
    await card(page, 'スペードの8').click()
    await page.locator('.offer').first().click()
    await expect(page.locator('[data-held][aria-pressed="true"]')).toHaveCount(2)
    await card(page, '赤ジョーカー').click()
    const ask = page.getByRole('group', { name: '何の代わり？' })
    await expect(ask.getByRole('button')).toHaveCount(4)
    await press(page, '出す').click()
    await expect(page.getByRole('alert')).toContainText('何の代わり')
    await ask.getByRole('button', { name: /クラブの8/ }).click()
    await press(page, '出す').click()
    await expect(log(page).locator('li', { hasText: '★' })).toBeVisible()
  })

  test('the hand is lined up by rank or by suit', async ({ page }) => {
    await sitDownAt(page, climb({ hands: HANDS }))
    const first = page.locator('[data-held]').first()
    await expect(first).toHaveAccessibleName(/の3$/)
    await page.getByRole('button', { name: '並べ方: 数字の順' }).click()
    await expect(first).toHaveAccessibleName(/^スペード/)
    await page.keyboard.press('o')
    await expect(page.getByRole('button', { name: '並べ方: 数字の順' })).toBeVisible()
  })

  test('showing a card, which cannot be taken back, sits in the menu and is asked', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await sitDownAt(page, climb({ hands: HANDS, rules: SLOW }))
    const words = () => page.locator('.dock .acts .btn').allTextContents()
    const before = await words()
    await card(page, 'スペードの8').click()
    await expect(page.locator('[data-held][aria-pressed="true"]')).toHaveCount(1)
    expect(await words()).toEqual(before)
    await page.getByRole('button', { name: 'メニュー' }).click()
    await page.getByRole('button', { name: '選んだ札を公開する' }).click()
    const sheet = page.getByRole('dialog', { name: '選んだ札を公開する' })
    await expect(sheet).toContainText('取り消せません')
    await sheet.getByRole('button', { name: '選んだ札を公開する' }).click()
    // Beside the two threes of diamonds, which lie open from the start.
    await expect(page.locator('.hand-card .public')).toHaveCount(3)
  })

  test('cards are dragged to the field', async ({ page }) => {
    await sitDownAt(page, climb({ hands: HANDS, rules: SLOW }))
    await card(page, 'スペードの8').dragTo(page.locator('.climbing'))
    await expect(log(page).locator('li', { hasText: 'あなた' }).last()).toContainText('スペードの8')
  })

  test('a queen turns up a card that nobody saw, by the keyboard', async ({ page }) => {
    const match = play(climb({ hands: ['D3 D3 SQ', 'S5'], rules: SLOW }), '0 SQ', 'all no')
    await sitDownAt(page, match)
    await expect(page.locator('.tray-card')).toHaveCount(27)
    await page.keyboard.type('3')
    await expect(page.locator('[data-spot="3"]')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(log(page)).toContainText('公開札')
    await expect(page.locator('.seat-open .card')).not.toHaveCount(0)
  })

  test('a session ends deal by deal with titles', async ({ page }) => {
    const rules = { preset: 'first-steps', deals: 2, window: 60 }
    const match = playUntil(climb({ rules }), (now) => now.engine.status(now.state).deal === 2)
    const last = match.moves.length - 1
    const before = climb({ rules })
    for (const [seat, move] of match.moves.slice(0, last)) play(before, `${seat} ${move}`)
    await sitDownAt(page, before)
    const seat = before.engine.toAct(before.state)[0]
    if (seat === 0) await page.keyboard.press(phase(before) === 'window' ? 'n' : 'p')
    const sheet = page.getByRole('dialog', { name: '第1ゲーム終了' })
    await expect(sheet).toContainText('大富豪')
    await expect(sheet.getByRole('columnheader', { name: '合計' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await sheet.getByRole('button', { name: '次のゲームへ' }).click()
    await expect(page.getByRole('heading', { name: '札の交換' }).or(page.locator('.signs'))).not.toHaveCount(0)
  })
})

/** One step of a person who knows no more than what the page offers: `n`, `p`, or the cards that are marked. */
const step = async (page: Page): Promise<void> => {
  const acts = page.locator('.acts .btn:not([aria-disabled="true"])')
  const words = (await acts.allTextContents()).join(' ')
  // Cards chosen ahead of one's turn may not fit when it comes: whoever is refused passes.
  const isRefused = (await page.getByRole('alert').filter({ hasText: 'なぜ出せない' }).count()) > 0
  if (words.includes('見送る')) await page.keyboard.press('n')
  else if (isRefused && words.includes('パス')) await page.keyboard.press('p')
  else if (words.includes('出す') && (await page.locator('[data-held][aria-pressed="true"]').count()) > 0)
    await page.keyboard.press('Enter')
  else if (words.includes('パス')) await page.keyboard.press('p')
  else if (words.includes('選ばない')) await page.keyboard.press('n')
  else if ((await page.locator('[data-spot]').count()) > 0) {
    await page.locator('[data-spot]').first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
  } else if (
    (await page.locator('.acts .btn[aria-disabled="true"]', { hasText: /出す|渡す|捨てる|公開する|見せる/ }).count()) >
    0
  ) {
    const fitting = page.locator('.hand-card:has(.playable)')
    const one = (await fitting.count()) > 0 ? fitting : page.locator('[data-held]')
    await one.first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
  }
}

/** Plays on by the keyboard alone until a sheet tells how the deal ended. */
const playToTheEnd = async (page: Page): Promise<void> => {
  const sheet = page.getByRole('dialog')
  await expect(async () => {
    if ((await sheet.count()) === 0) await step(page)
    await expect(sheet).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [20], timeout: 150_000 })
}

test.describe('a deal to its end, by the keyboard alone', () => {
  test.setTimeout(180_000)

  test('Zheng Shang You, from the first card', async ({ page }) => {
    await sitDownAt(page, climb({ game: 'zheng-shang-you', rules: { deals: 1 } }))
    await playToTheEnd(page)
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('table')).toHaveCount(1)
    await expect(sheet.getByRole('rowheader')).not.toHaveCount(0)
    expect(await violations(page)).toEqual([])
  })

  test('Cut-in Daifugo with all its windows and effects, from the middle', async ({ page }) => {
    const match = playUntil(climb({ rules: { deals: 1, window: 60 } }), ({ engine, state, moves }) => {
      const view = engine.view(state, 0) as { hands: { hidden: number; open: string[] }[]; phase: string }
      const left = view.hands.reduce((sum, { hidden, open }) => sum + hidden + open.length, 0)
      return moves.length > 0 && view.phase === 'turn' && left <= 36
    })
    await sitDownAt(page, match)
    await playToTheEnd(page)
    const sheet = page.getByRole('dialog')
    // One table of results; what it is made of is folded away.
    await expect(sheet.getByRole('table')).toHaveCount(1)
    await expect(sheet).toContainText('大貧民')
    expect(await violations(page)).toEqual([])
    await sheet.getByRole('link', { name: 'リプレイ' }).click()
    await expect(page.getByRole('slider')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('.fan')).not.toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await page.getByRole('tab', { name: '検証' }).click()
    await expect(page.getByText(/手すべてがルールどおりです/)).toBeVisible()
  })
})

test.describe('Zheng Shang You', () => {
  test('the next seat sits at the right, and play goes counter-clockwise', async ({ page }) => {
    await sitDownAt(page, climb({ game: 'zheng-shang-you' }))
    await expect(page.locator('.seat').last()).toContainText('ボット1')
    await expect(page.locator('.signs')).toContainText('反時計回り')
  })

  test('a hint to pass says so, and marks the button', async ({ page }) => {
    const match = playUntil(
      climb({ game: 'zheng-shang-you' }),
      ({ engine, state }) =>
        engine.moves(state, 0).every((move) => engine.format(move) === 'pass') && engine.toAct(state).includes(0),
    )
    await sitDownAt(page, match)
    await press(page, 'ヒント').click()
    await expect(page.locator('.toast.fixed')).toContainText(/^ヒント パス。/)
    await expect(press(page, 'パス')).toHaveClass(/chosen/)
    expect(await violations(page)).toEqual([])
  })

  test('cards are exchanged in the open', async ({ page }) => {
    const match = playUntil(climb({ game: 'zheng-shang-you' }), (now) => {
      return phase(now) === 'exchange' && now.engine.toAct(now.state).includes(0)
    })
    await sitDownAt(page, match)
    await expect(page.getByRole('heading', { name: '札の交換' })).toBeVisible()
    const before = await page.locator('.log li').count()
    await step(page)
    await expect(page.locator('.log li')).not.toHaveCount(before)
  })
})

for (const [locale, colorScheme] of [
  ['ja-JP', 'dark'],
  ['en-GB', 'light'],
] as const)
  test.describe(`in ${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme })

    for (const [name, match] of [
      ['a lead', () => climb({ hands: HANDS })],
      ['a window', () => play(climb({ hands: HANDS, rules: SLOW }), '0 D3', 'all no', '1 S5')],
      ['a blind choice', () => play(climb({ hands: ['D3 D3 SQ', 'S5'], rules: SLOW }), '0 SQ', 'all no')],
      ['eight seats', () => climb({ seats: [{}, BOT, BOT, BOT, BOT, BOT, BOT, BOT] })],
      [
        'Zheng Shang You',
        () => climb({ game: 'zheng-shang-you', rules: { preset: 'san-jia-xi' }, seats: [{}, BOT, BOT, BOT, BOT, BOT] }),
      ],
    ] as const)
      test(`${name} is free of violations and complaints`, async ({ page }) => {
        const complaints = complaintsOf(page)
        await sitDownAt(page, match())
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
        expect(await violations(page)).toEqual([])
        await page.locator('[data-held]').first().click()
        expect(await violations(page)).toEqual([])
        expect(complaints).toEqual([])
      })
  })

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])
  test.describe(`on a phone of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true })

    for (const seats of [4, 6, 8])
      test(`${seats} seats fit, and every card of the hand can be aimed at`, async ({ page }) => {
        const match = playUntil(
          climb({ seats: [{}, ...Array.from({ length: seats - 1 }, () => BOT)], rules: SLOW }),
          (now) => {
            return now.moves.length > 2 * seats && phase(now) === 'turn' && now.engine.toAct(now.state).includes(0)
          },
        )
        await sitDownAt(page, match)
        const size = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          height: document.documentElement.scrollHeight,
        }))
        expect(size).toEqual({ width, height })
        await expect(page.locator('.acts .btn.primary')).toBeInViewport({ ratio: 1 })
        await expect(page.locator('.seat')).toHaveCount(seats - 1)
        for (const seat of await page.locator('.seat').all()) await expect(seat).toBeInViewport({ ratio: 1 })
        await expect(page.locator('.climbing')).toBeInViewport()
        const places = await page
          .locator('[data-held]')
          .evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().toJSON()))
        const steps = places
          .slice(1)
          .map((place, k) => place.left - (places[k]?.left ?? 0))
          .filter((across) => across > 0)
        expect(Math.min(...steps)).toBeGreaterThanOrEqual(24)
        await page.locator('[data-held]').last().tap()
        await expect(page.locator('[data-held][aria-pressed="true"]')).toHaveCount(1)
      })
  })

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test.describe(`what is marked can be seen at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    /** Whether the middle of a mark lies on the card it belongs to, and not under another one. */
    const shows = (page: Page, marks: string) =>
      page.locator(marks).evaluateAll((elements) =>
        elements.map((element) => {
          const style = getComputedStyle(element, '::before')
          const own = element.getBoundingClientRect()
          const bar = element.matches('.card')
            ? {
                x: parseFloat(style.left),
                y: parseFloat(style.top),
                w: parseFloat(style.width),
                h: parseFloat(style.height),
              }
            : { x: 0, y: 0, w: own.width, h: own.height }
          const hit = document.elementFromPoint(own.left + bar.x + bar.w / 2, own.top + bar.y + bar.h - 1)
          return hit?.closest('[data-held]') === element.closest('[data-held]')
        }),
      )

    test('playable and public cards in every row of a large hand', async ({ page }) => {
      const match = playUntil(
        climb({ hands: ['D3 D3 RJ BJ S3 S4 S5 S6 H7 H8 H9'], rules: SLOW }),
        (now) => now.moves.length > 6 && phase(now) === 'turn' && now.engine.toAct(now.state).includes(0),
      )
      await sitDownAt(page, match)
      for (const marks of ['[data-held] .card.playable', '[data-held] .public']) {
        await expect(page.locator(marks)).not.toHaveCount(0)
        expect(await shows(page, marks)).not.toContain(false)
      }
    })

    test('the seconds of a window, who cut in, and what holds', async ({ page }) => {
      const hands = [HANDS[0]!.replace('S5 ', ''), HANDS[1]!, `S5 ${HANDS[2]}`, HANDS[3]!]
      const people = [{ name: '花' }, { name: '空' }, BOT, BOT]
      await sitDownAt(
        page,
        play(climb({ seats: people, hands, rules: SLOW }), '0 D3', 'all no', '1 S5', '2 cut S5', '3 no', '0 no'),
      )
      const box = async (selector: string) => (await page.locator(selector).boundingBox())!
      const [secs, name, ring, seats, signs] = await Promise.all(
        ['.secs', '.last-play > .of', '.ring', '.seats', '.signs'].map(box),
      )
      expect(secs!.y + secs!.height).toBeLessThanOrEqual(name!.y)
      expect(ring!.y + ring!.height).toBeLessThanOrEqual(name!.y)
      expect(seats!.y + seats!.height).toBeLessThanOrEqual(signs!.y)
    })

    test('the play, while it is told why another cannot follow', async ({ page }) => {
      const match = play(climb({ hands: HANDS, rules: SLOW }), '0 S3', 'all no', '1 S4', 'all no', '2 pass', '3 pass')
      await sitDownAt(page, match)
      await card(page, 'ダイヤの9').click()
      await press(page, '出す').click()
      const notice = (await page.getByRole('alert').boundingBox())!
      await expect(page.getByRole('alert')).toContainText('なぜ出せない？')
      const lying = (await page.locator('.last-play').boundingBox())!
      expect(lying.y + lying.height).toBeLessThanOrEqual(notice.y)
      const hand = (await page.locator('.dock').boundingBox())!
      expect(notice.y + notice.height).toBeLessThanOrEqual(hand.y + 1)
      const bind = page.locator('.signs .tag', { hasText: '激縛り' })
      expect(await isWithin(bind.locator('.suit-mark').last(), bind)).toBe(true)
    })
  })

test('a phone lying on its side shows whole why a play cannot follow', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const match = play(climb({ hands: HANDS, rules: SLOW }), '0 S3', 'all no', '1 S4', 'all no', '2 pass', '3 pass')
  await sitDownAt(page, match)
  await card(page, 'ダイヤの9').click()
  await press(page, '出す').click()
  await expect(page.getByRole('alert')).toContainText('なぜ出せない？')
  await expect(page.getByRole('alert').locator('p')).toBeInViewport({ ratio: 1 })
})

test('an easy start is folded beside the standard one', async ({ page }) => {
  await page.goto('/')
  const card = page.locator('.game-card', { hasText: 'カットイン大富豪' })
  await card.locator('summary').click()
  await card.getByRole('button', { name: /^はじめの一歩/ }).click()
  await expect(page.locator('.climbing')).toBeVisible()
  await expect(page.locator('.bar')).toContainText('はじめの一歩')
})

test('results of team games name the teams', async ({ page }) => {
  const match = playUntil(
    climb({ game: 'zheng-shang-you', rules: { preset: 'teams', deals: 1 } }),
    (now) => phase(now) === 'over',
  )
  const open = climb({ game: 'zheng-shang-you', rules: { preset: 'teams', deals: 1 } })
  for (const [seat, move] of match.moves.slice(0, -1)) play(open, `${seat} ${move}`)
  await sitDownAt(page, open)
  if (open.engine.toAct(open.state).includes(0)) await step(page)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('columnheader', { name: '組', exact: true })).toBeVisible()
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(/^[甲乙]組の勝ち$/)
})

test('a table of each game is one press away on the first page', async ({ page }) => {
  for (const name of ['カットイン大富豪', '争上遊']) {
    await page.goto('/')
    await page.getByRole('listitem', { name }).getByRole('button', { name: 'ボットと始める' }).click()
    await expect(page.locator('.climbing')).toBeVisible()
    await expect(page.locator('.bar')).toContainText(name)
  }
})
