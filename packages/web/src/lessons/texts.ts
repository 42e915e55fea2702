import { defineTexts } from '../i18n/index.ts'

export const useLessonText = defineTexts('lessons', {
  ja: {
    title: 'はじめての人へ',
    note: '本物の卓で、一手ずつ覚えます。ひとつ数分。どこから始めても、途中でやめてもかまいません。',
    begin: '始める',
    again: 'もう一度',
    done: 'すみ',
    tag: 'レッスン',
    step: '{{step}}／{{count}}',
    end: 'できました',
    next: 'つぎへ',
    list: 'レッスンの一覧',
    play: 'ひとりで打ってみる',
    coach: 'この卓でやること',
  },
  en: {
    title: 'For beginners',
    note: 'A move at a time, on the real table; a few minutes each. Begin anywhere and leave whenever you like.',
    begin: 'Begin',
    again: 'Once more',
    done: 'done',
    tag: 'Lesson',
    step: '{{step}} of {{count}}',
    end: 'Well done',
    next: 'Next',
    list: 'All lessons',
    play: 'Play a game',
    coach: 'What to do here',
  },
})
