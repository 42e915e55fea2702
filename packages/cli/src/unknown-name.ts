import { excerpt, type Refusal, refusal, type Text } from '@tefuda/kernel'

/** Refuses a name that stands for nothing, and says which names there are. `what`: 遊び, game. */
export const unknownName = (code: string, what: Text, name: string, known: readonly string[]): Refusal =>
  refusal(
    code,
    null,
    `「${excerpt(name)}」という${what.ja}はありません。あるのは ${known.join('、')} です。`,
    `There is no ${what.en} ${JSON.stringify(excerpt(name))}. There are: ${known.join(', ')}.`,
  )
