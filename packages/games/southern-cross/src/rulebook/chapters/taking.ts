import { type Block, type Chapter, text } from '@tefuda/kernel'
import { list, say } from '../block.ts'
import { moveFigure } from '../figure.ts'
import { scene } from '../scenes.ts'
import type { BookSubject } from '../subject.ts'

/** Which of the roles that lie on the field a move takes. */
export const taking = (subject: BookSubject): Chapter => ({
  id: 'taking',
  title: text('取れる役、取れない役', 'What you may take'),
  blocks: [placedOnly(subject), ...madeByGod(subject), ...sharing(subject), ...combo(subject)],
})

const placedOnly = (subject: BookSubject): Block =>
  say(
    subject,
    '取るのは、いま置いた札が入っている役です。いくつできても、全部取ります。',
    'You take roles that hold the card just placed, and all of those.',
    { rulings: [5] },
  )

const madeByGod = (subject: BookSubject): Block[] => [
  say(
    subject,
    '山札から場に並べたり補充したりしただけでそろっている役は「神が作りし役」で、だれも取れません。その列に札を置くか、下の札が現れて列が変わると、取れるようになります。',
    'A role that stands there only because cards came from the pile is "made by god" and nobody may take it. Once a card is placed on its line, or comes up there, what the line then makes can be taken.',
    { rulings: [5] },
  ),
  ...moveFigure(subject, scene(subject, 'madeByGod'), {
    lead: text(
      'H9 を含むセットだけを取ります。S4 D5 H6 は取れません',
      'Only the set that holds H9 is taken, not S4 D5 H6',
    ),
    rulings: [5],
  }),
]

const sharing = (subject: BookSubject): Block[] => {
  if (subject.context.oneRoleEach)
    return [
      say(
        subject,
        '前から場にあった札は、一度に1つの役にしか使えません。いま置いた札は、いくつの役にでも使えます。',
        'A card that already lay on the field may count in one role of a move only. The card just placed may count in any number.',
        { rulings: [6] },
      ),
      list(
        subject,
        [
          text(
            '取り方が何通りかあれば、倍率をかけた点が一番高くなる組み合わせを取ります。',
            'If there is a choice, the roles that score most after multiplying are taken.',
          ),
          text(
            '同じ点なら、長い役のあるほう、次に役の少ないほう、次に早く補充されるマスを使うほうです。',
            'On equal points the longer roles, then the fewer, then those on cells that are refilled earlier.',
          ),
          text(
            'その組み合わせに、まだ足せる役を残すことはできません。',
            'No role that could still be added is left out.',
          ),
        ],
        { rulings: [6] },
      ),
      ...(subject.longest > 3
        ? moveFigure(subject, scene(subject, 'oneRoleEach'), {
            lead: text(
              'H7 はセットにも入れそうですが、1つの役だけです',
              'H7 might be in a set as well, but counts once',
            ),
            rulings: [6],
          })
        : []),
    ]
  const shared = say(
    subject,
    '場にあった札も、いま置いた札も、いくつの役にでも使えます。',
    'Cards of the field and the card just placed may count in any number of roles.',
    { rulings: [6] },
  )
  if (subject.longest === 3) return [shared]
  return [
    shared,
    say(
      subject,
      'ただし、ある役とその中にすっぽり入る役は、どちらか一方だけです。倍率をかけた点が一番高くなるように選びます。',
      'But of a role and one that lies wholly inside it only one is taken: whichever way scores most after multiplying.',
      { rulings: [21] },
    ),
  ]
}

const combo = (subject: BookSubject): Block[] => {
  const { comboMultiplier } = subject.rules
  const first =
    '役を取って下から現れた札が、また役を作っていれば、それも取ります（コンボ）。現れた札を含む役がなくなるまで続きます。'
  const firstEn =
    'If cards that have come up from beneath make roles, those are taken as well (a combo), and so on until there are none.'
  return [
    comboMultiplier
      ? say(
          subject,
          `${first}コンボにも、1回ごとに役の数に応じた倍率をかけます。`,
          `${firstEn} Combos are multiplied too, each by its own number of roles.`,
          { rulings: [9, 33] },
        )
      : say(
          subject,
          `${first}コンボの点は足すだけで、倍率はかけません。`,
          `${firstEn} Their points are added and never multiplied.`,
          { rulings: [9] },
        ),
  ]
}
