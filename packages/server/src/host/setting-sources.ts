import { type Text, text } from '@tefuda/kernel'
import { DURABILITIES } from '../store/index.ts'
import { LEVELS, type Settings } from './settings.ts'

/** Where the value of a setting is looked for, and what a host is told about it. */
export interface Source {
  /** The name in the environment. */
  readonly env: string
  /** The flag; settings that are secret have none, since flags show in the list of processes. */
  readonly flag?: string
  /** What it is for. */
  readonly about: Text
  /** What may be given. */
  readonly allowed: Text
}

const number = (min: number, max: number): Text => text(`${min} から ${max} までの数`, `a number from ${min} to ${max}`)
const daysAllowed = text('1 以上の日数', 'a number of days from 1 up')

/** Where each setting comes from. */
export const SOURCES: { readonly [Name in keyof Settings]-?: Source } = {
  port: { env: 'PORT', flag: 'port', about: text('ポート', 'port'), allowed: number(0, 65_535) },
  host: {
    env: 'HOST',
    flag: 'host',
    about: text('待ち受けるアドレス', 'address to listen on'),
    allowed: text(
      'このコンピューターの名前かアドレス（0.0.0.0 はすべて）',
      'a name or address of this machine (0.0.0.0: all of them)',
    ),
  },
  config: {
    env: 'TEFUDA_CONFIG',
    flag: 'config',
    about: text('ほかの人の遊びを書いたファイル', 'file that names games of other people'),
    allowed: text('ファイルのパス', 'the path of a file'),
  },
  data: {
    env: 'TEFUDA_DATA',
    flag: 'data',
    about: text('データのフォルダー', 'folder of the data'),
    allowed: text('フォルダーのパス', 'the path of a folder'),
  },
  database: {
    env: 'DATABASE_URL',
    flag: 'database',
    about: text('データベース', 'database'),
    allowed: text('postgres://… か sqlite:ファイル', 'postgres://… or sqlite:FILE'),
  },
  durability: {
    env: 'TEFUDA_DURABILITY',
    flag: 'durability',
    about: text(
      '停電のあとに残るもの。full なら、届いたと答える前にディスクを待つ',
      'what outlives the loss of power: full waits for the disk before anything is acknowledged',
    ),
    allowed: text(DURABILITIES.join(' か '), DURABILITIES.join(' or ')),
  },
  redis: {
    env: 'REDIS_URL',
    flag: 'redis',
    about: text('何台かで動かすときの Redis', 'Redis, for several machines'),
    allowed: text('redis://… か rediss://…', 'redis://… or rediss://…'),
  },
  base: {
    env: 'TEFUDA_BASE',
    flag: 'base',
    about: text('プロキシの下でのパス', 'path behind a reverse proxy'),
    allowed: text('/ で始まるパス（例 /tefuda/）', 'a path that begins with / (such as /tefuda/)'),
  },
  publicUrl: {
    env: 'TEFUDA_PUBLIC_URL',
    flag: 'public-url',
    about: text('外から見えるアドレス', 'address seen from outside'),
    allowed: text(
      'https://cards.example.org のようなアドレス（パスなし）',
      'an address such as https://cards.example.org, without a path',
    ),
  },
  trustProxy: {
    env: 'TEFUDA_TRUST_PROXY',
    flag: 'trust-proxy',
    about: text('信じるプロキシ', 'proxies that are believed'),
    allowed: text(
      'true、false、または 10.0.0.0/8,127.0.0.1 のようなアドレスの並び',
      'true, false, or addresses such as 10.0.0.0/8,127.0.0.1',
    ),
  },
  name: {
    env: 'TEFUDA_NAME',
    flag: 'name',
    about: text('このサーバーの名前', 'name of the server'),
    allowed: text('1〜60 文字', '1 to 60 characters'),
  },
  contact: {
    env: 'TEFUDA_CONTACT',
    flag: 'contact',
    about: text('プッシュ通知の事業者に伝える連絡先', 'contact told to push services'),
    allowed: text('mailto:… か https://…', 'mailto:… or https://…'),
  },
  logLevel: {
    env: 'TEFUDA_LOG_LEVEL',
    flag: 'log-level',
    about: text('ログの細かさ', 'how much is logged'),
    allowed: text(LEVELS.join('、'), LEVELS.join(', ')),
  },
  metricsToken: {
    env: 'TEFUDA_METRICS_TOKEN',
    about: text('/metrics を読むための合い言葉', 'bearer token of /metrics'),
    allowed: text('16–200 文字の英数字や記号', '16 to 200 printable ASCII characters'),
  },
  cookieKeys: {
    env: 'TEFUDA_COOKIE_KEYS',
    about: text(
      'Cookie に署名する鍵。最初のもので署名し、残りも通す',
      'keys of cookies: the first signs, the others still open',
    ),
    allowed: text('32 文字以上の鍵をカンマで区切ったもの', 'keys of at least 32 characters, separated by commas'),
  },
  vapidPublicKey: {
    env: 'TEFUDA_VAPID_PUBLIC_KEY',
    about: text('プッシュ通知の公開鍵', 'public key of web push'),
    allowed: text('base64url の 87 文字', '87 characters of base64url'),
  },
  vapidPrivateKey: {
    env: 'TEFUDA_VAPID_PRIVATE_KEY',
    about: text('プッシュ通知の秘密鍵', 'private key of web push'),
    allowed: text('base64url の 43 文字', '43 characters of base64url'),
  },
  chatDays: {
    env: 'TEFUDA_CHAT_DAYS',
    flag: 'chat-days',
    about: text('チャットを残す日数', 'days chat is kept'),
    allowed: daysAllowed,
  },
  gameDays: {
    env: 'TEFUDA_GAME_DAYS',
    flag: 'game-days',
    about: text('終わった対局を残す日数（なければずっと）', 'days finished games are kept (unset: for ever)'),
    allowed: daysAllowed,
  },
  daily: {
    env: 'TEFUDA_DAILY',
    flag: 'daily',
    about: text('今日の一局を出すか', 'whether there is a deal of the day'),
    allowed: text('on か off', 'on or off'),
  },
  lab: {
    env: 'TEFUDA_LAB',
    flag: 'lab',
    about: text('サーバーで実験を走らせてよい人', 'who may run experiments of the laboratory on the server'),
    allowed: text(
      'off（だれも）、own（このコンピューターの前の人だけ）、all（だれでも）',
      'off (nobody), own (who sits at this machine alone), all (everybody)',
    ),
  },
  labRuns: {
    env: 'TEFUDA_LAB_RUNS',
    flag: 'lab-runs',
    about: text('同時に走る実験（1つにつきコア1つ）', 'experiments at once, each on one core'),
    allowed: number(1, 64),
  },
  labMinutes: {
    env: 'TEFUDA_LAB_MINUTES',
    flag: 'lab-minutes',
    about: text('1つの実験に使ってよい分数', 'minutes one experiment may play'),
    allowed: number(1, 10_000),
  },
  labMemory: {
    env: 'TEFUDA_LAB_MEMORY',
    flag: 'lab-memory',
    about: text('1つの実験が使ってよいメモリー（MB）', 'megabytes one experiment may take'),
    allowed: number(64, 16_384),
  },
  drain: {
    env: 'TEFUDA_DRAIN',
    flag: 'drain',
    about: text('終わる前に /readyz を 503 にしておく秒数', 'seconds /readyz is 503 before the end'),
    allowed: number(0, 300),
  },
  requests: {
    env: 'TEFUDA_LIMIT_REQUESTS',
    flag: 'limit-requests',
    about: text('1分の要求、1つのアドレスから', 'requests a minute from one address'),
    allowed: number(10, 1_000_000),
  },
  changes: {
    env: 'TEFUDA_LIMIT_CHANGES',
    flag: 'limit-changes',
    about: text(
      '1分の変更と記録、1人につき（アドレスごとにはその5倍）',
      'changes and records a minute by one guest (five times that from one address)',
    ),
    allowed: number(5, 1_000_000),
  },
  tables: {
    env: 'TEFUDA_LIMIT_TABLES',
    flag: 'limit-tables',
    about: text(
      '1時間に開く卓、1人（主催の人）につき（アドレスごとにはその5倍）',
      'tables opened an hour by one guest or for one host (five times that from one address)',
    ),
    allowed: number(1, 1_000_000),
  },
  sockets: {
    env: 'TEFUDA_LIMIT_SOCKETS',
    flag: 'limit-sockets',
    about: text('同時の接続、1つのアドレスから', 'open connections from one address'),
    allowed: number(1, 1_000_000),
  },
  commands: {
    env: 'TEFUDA_LIMIT_COMMANDS',
    flag: 'limit-commands',
    about: text('10秒の指示、1人につき', 'commands in ten seconds by one guest'),
    allowed: number(5, 1_000_000),
  },
  programs: {
    env: 'TEFUDA_LIMIT_PROGRAMS',
    flag: 'limit-programs',
    about: text('10秒の要求、1つのプログラムにつき', 'requests in ten seconds by one program'),
    allowed: number(5, 1_000_000),
  },
  work: {
    env: 'TEFUDA_LIMIT_WORK',
    flag: 'limit-work',
    about: text(
      '10秒のうち処理に使う時間（ミリ秒）、1人または1つのプログラムにつき（卓ごとにはその4倍）',
      'milliseconds of processor time in ten seconds for one guest or program (four times that for a table)',
    ),
    allowed: number(100, 1_000_000),
  },
}
