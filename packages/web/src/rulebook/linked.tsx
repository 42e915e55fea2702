import { createElement, Fragment } from 'react'

const ADDRESS = /(https?:\/\/[\w./~%#?=&-]+)/

/** A text in which addresses of pages can be followed. */
export const Linked = ({ text }: { readonly text: string }) => {
  const parts = text
    .split(ADDRESS)
    .map((part) => (ADDRESS.test(part) ? createElement('a', { href: part, rel: 'external' }, part) : part))
  return createElement(Fragment, null, ...parts)
}
