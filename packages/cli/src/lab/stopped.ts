import { type Text, text } from '@tefuda/kernel'

/** How far something was that was stopped. `of`: which deals, where there are several kinds. */
export const stoppedInWords = (played: number, all: number, of: Text = text('', '')): Text => {
  const [done, asked] = [played.toLocaleString('en'), all.toLocaleString('en')]
  return text(
    `途中で止めました：${of.ja}配りは、${asked}回のうち${done}回までです。同じコマンドで続きます。`,
    `Stopped on the way: ${done} of ${asked} deals${of.en} are played. The same command goes on.`,
  )
}
