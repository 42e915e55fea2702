import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** What is read here of a place in Babel's syntax tree. */
interface Place {
  readonly node: Node
  readonly parent: Node | null
  /** Where the node stands in a list of its parent, such as the arguments of a call. */
  readonly key: string | number | null
}

interface Node {
  readonly type: string
  readonly name?: string
  readonly value?: unknown
  readonly key?: Node
  readonly callee?: Node
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[]
}

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/
const SENTENCE = /[a-z][,:]? [a-z]/i

/** Leaves out what people read: sentences, and what stands under `ja` and `en` or in a refusal behind code and rule. */
const texts = {
  shouldIgnore: (place: object): string | undefined =>
    isTold(place as Place) || isSentence(place as Place) ? 'a text' : undefined,
}

const isTold = ({ node, parent, key }: Place): boolean =>
  (node.type === 'ObjectProperty' && (node.key?.name === 'ja' || node.key?.name === 'en')) ||
  (parent?.callee?.name === 'refusal' && Number(key) >= 2)

const isSentence = ({ node }: Place): boolean => {
  const written =
    node.type === 'TemplateLiteral' ? node.quasis?.map(({ value }) => value.raw).join('…') : literalOf(node)
  return written !== undefined && (JAPANESE.test(written) || SENTENCE.test(written))
}

const literalOf = ({ type, value }: Node): string | undefined => (type === 'StringLiteral' ? String(value) : undefined)

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'texts', texts)]
