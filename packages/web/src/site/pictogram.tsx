import type { ReactNode } from 'react'
import './pictogram.css'

// One idea each, in a box of 96 × 96: ink lines and a single vermilion shape (.f); .t are vermilion lines, .d dashed.

interface CellProps {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly kind?: string | undefined
}
const Cell = ({ x, y, w, h, kind }: CellProps) => <rect x={x} y={y} width={w} height={h} rx="2.5" className={kind} />

/** A square field of cells; `filled` is the place of the vermilion one, row by row. */
const Field = ({
  side,
  filled,
  x,
  y,
  w,
  h,
  gap,
}: {
  side: number
  filled: number | null
  x: number
  y: number
  w: number
  h: number
  gap: number
}) =>
  Array.from({ length: side * side }, (_, place) => {
    const column = place % side
    const row = Math.floor(place / side)
    return (
      <Cell
        key={`${column} ${row}`}
        x={x + column * (w + gap)}
        y={y + row * (h + gap)}
        w={w}
        h={h}
        kind={place === filled ? 'f' : undefined}
      />
    )
  })

const Star = ({ x, y, kind }: { readonly x: number; readonly y: number; readonly kind?: string }) => (
  <path
    className={kind}
    transform={`translate(${x} ${y}) scale(.2)`}
    d="M0 -48L12.5 -14.5L48 -13L20 9L29.5 44L0 24L-29.5 44L-20 9L-48 -13L-12.5 -14.5Z"
  />
)

const zodiac = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6
  return { x: 48 + 36 * Math.sin(angle), y: 48 - 36 * Math.cos(angle) }
})

/** A hand of cards, one of them leaping in over the others. */
const cutIn = (
  <>
    <rect x={22} y={30} width={27} height={38} rx="2.5" className="p" transform="rotate(-16 35 49)" />
    <rect x={34} y={27} width={27} height={38} rx="2.5" className="p" />
    <rect x={48} y={30} width={27} height={38} rx="2.5" className="p" transform="rotate(16 61 49)" />
    <rect x={54} y={52} width={24} height={33} rx="2.5" className="f" transform="rotate(-52 66 68)" />
    <path d="M14 22A40 40 0 0 1 80 20" className="t" />
  </>
)

const PICTOGRAMS: Readonly<Record<string, ReactNode>> = {
  'southern-cross': (
    <>
      <Field side={3} filled={4} x={15} y={9} w={18} h={24} gap={6} />
      <path
        className="t"
        d="M33 51H39M57 51H63M48 33V39M48 63V69M33.5 33.5L38.5 38.5M57.5 63.5L62.5 68.5M62.5 33.5L57.5 38.5M38.5 63.5L33.5 68.5"
      />
    </>
  ),
  'southern-cross/short': (
    <>
      <Field side={3} filled={null} x={28} y={6} w={10} h={14} gap={5} />
      <Cell x={38} y={62} w={20} h={28} kind="f" />
    </>
  ),
  'southern-cross/wild': (
    <>
      <Field side={3} filled={null} x={28} y={6} w={10} h={14} gap={5} />
      <Cell x={25} y={62} w={20} h={28} kind="f" />
      <Cell x={51} y={62} w={20} h={28} />
      <Star x={35} y={76} kind="on-f" />
      <Star x={61} y={76} />
    </>
  ),
  'southern-cross/4x4': (
    <>
      <Field side={4} filled={5} x={13} y={8} w={13} h={16} gap={5} />
      <path className="t" d="M26 37H31M44 37H49M62 37H67" />
    </>
  ),
  'southern-cross/5x5': <Field side={5} filled={12} x={10} y={8} w={12} h={13} gap={4} />,
  'southern-cross/free': (
    <>
      <Field side={3} filled={null} x={9} y={31} w={15} h={17} gap={4} />
      <Cell x={66} y={10} w={15} h={17} kind="f" />
      <path className="d" d="M66 31H81V48H66ZM47 10H62V27H47ZM28 10H43V27H28ZM66 52H81V69H66Z" />
    </>
  ),
  'southern-cross/ultra': (
    <>
      <Cell x={38} y={35} w={20} h={26} kind="f" />
      <path
        className="d"
        d="M12 35H32V61H12ZM64 35H84V61H64ZM38 5H58V29H38ZM38 67H58V91H38ZM12 5H32V29H12ZM64 5H84V29H64ZM12 67H32V91H12ZM64 67H84V91H64Z"
      />
    </>
  ),
  'southern-cross/zodiac': (
    <>
      {zodiac.map(({ x, y }) => (
        <Cell key={`${x} ${y}`} x={x - 5.5} y={y - 7.5} w={11} h={15} />
      ))}
      <Cell x={41} y={38} w={14} h={20} kind="f" />
    </>
  ),
  'southern-cross/thousand': (
    <>
      <Cell x={10} y={66} w={13} h={20} />
      <Cell x={31} y={52} w={13} h={34} />
      <Cell x={52} y={38} w={13} h={48} />
      <Cell x={73} y={16} w={13} h={70} kind="f" />
      <path className="t" d="M8 24H66" />
      <path d="M6 90H90" />
    </>
  ),
  'southern-cross/match': (
    <>
      <Field side={3} filled={4} x={5} y={24} w={9} h={13} gap={4} />
      <Field side={3} filled={4} x={56} y={24} w={9} h={13} gap={4} />
      <path className="t" d="M43.5 45H51.5M43.5 51H51.5" />
    </>
  ),
  'cut-in-daifugo': cutIn,
  'cut-in-daifugo/half': (
    <>
      <Cell x={14} y={34} w={24} h={33} />
      <Cell x={36} y={30} w={24} h={33} kind="p" />
      <Cell x={58} y={26} w={24} h={33} kind="f" />
      <path className="t" d="M18 76H78M72 71L78 76L72 81" />
    </>
  ),
  'cut-in-daifugo/first-steps': (
    <>
      <Cell x={24} y={28} w={28} h={39} />
      <Cell x={44} y={28} w={28} h={39} kind="f" />
    </>
  ),
  ccc: (
    <>
      <Field side={3} filled={4} x={15} y={15} w={20} h={20} gap={3} />
      <circle cx={25} cy={25} r={6} className="coin-mark" />
      <circle cx={71} cy={48} r={6} className="coin-mark" />
      <circle cx={48} cy={48} r={6} className="on-f" />
      <path d="M66 71H76M71 66V76" />
    </>
  ),
  'ccc/small': (
    <>
      <Field side={2} filled={0} x={25} y={25} w={21} h={21} gap={4} />
      <circle cx={35.5} cy={35.5} r={6} className="on-f" />
    </>
  ),
  'ccc/large': <Field side={5} filled={12} x={12} y={12} w={12} h={12} gap={3} />,
  'ccc/advanced': (
    <>
      <Field side={3} filled={4} x={15} y={15} w={20} h={20} gap={3} />
      <circle cx={48} cy={48} r={6} className="on-f" />
      <path className="d" d="M38 15H58V35H38ZM15 38H35V58H15ZM61 38H81V58H61ZM38 61H58V81H38Z" />
    </>
  ),
  exjan: (
    <>
      {[9, 26, 43, 60].map((x) => (
        <Cell key={x} x={x} y={22} w={14} h={20} />
      ))}
      <Cell x={9} y={48} w={14} h={20} />
      <Cell x={26} y={48} w={14} h={20} />
      <Cell x={43} y={51} w={20} h={14} kind="f" />
      <Cell x={66} y={48} w={14} h={20} />
      <path d="M9 78H80" />
    </>
  ),
  'zheng-shang-you': (
    <>
      <Cell x={10} y={58} w={20} h={28} />
      <Cell x={29} y={40} w={20} h={28} kind="p" />
      <Cell x={48} y={24} w={20} h={28} kind="p" />
      <Cell x={67} y={8} w={20} h={28} kind="f" />
      <path d="M44 86c5-5 9-5 14 0s9 5 14 0 9-5 14 0M10 34c5-5 9-5 14 0" />
    </>
  ),
  'zheng-shang-you/teams': (
    <>
      <Cell x={38} y={10} w={20} h={28} kind="f" />
      <Cell x={38} y={58} w={20} h={28} kind="f" />
      <Cell x={10} y={34} w={20} h={28} />
      <Cell x={66} y={34} w={20} h={28} />
      <path className="t" d="M48 42V54" />
    </>
  ),
  'zheng-shang-you/san-jia-xi': (
    <>
      <Cell x={40} y={6} w={16} h={22} kind="f" />
      <Cell x={70} y={22} w={16} h={22} />
      <Cell x={70} y={54} w={16} h={22} kind="f" />
      <Cell x={40} y={68} w={16} h={22} />
      <Cell x={10} y={54} w={16} h={22} kind="f" />
      <Cell x={10} y={22} w={16} h={22} />
    </>
  ),
}

/** A hand of cards, for a game without a picture of its own. */
const ANY = (
  <>
    <rect x={16} y={28} width={28} height={40} rx="2.5" className="p" transform="rotate(-14 30 48)" />
    <rect x={34} y={24} width={28} height={40} rx="2.5" className="f" />
    <rect x={52} y={28} width={28} height={40} rx="2.5" className="p" transform="rotate(14 66 48)" />
    <path d="M18 80H78" className="t" />
  </>
)

/** The picture of a game or of one of its presets; a preset without one of its own shows its game's. */
export const Pictogram = ({ game, preset }: { readonly game: string; readonly preset?: string }) => (
  <svg className="pictogram" viewBox="0 0 96 96" aria-hidden="true">
    {PICTOGRAMS[`${game}/${preset}`] ?? PICTOGRAMS[game] ?? ANY}
  </svg>
)
