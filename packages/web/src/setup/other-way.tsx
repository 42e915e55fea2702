import { Button, IconButton, type IconName } from '../frame/index.ts'

export interface OtherWayProps {
  readonly icon: IconName
  readonly name: string
  readonly href: string
}

/** The way to another kind of table with the same rules: by its name, or by its picture where there is little room. */
export const OtherWay = ({ icon, name, href }: OtherWayProps) => (
  <>
    <span className="only-wide">
      <Button kind="quiet" icon={icon} href={href}>
        {name}
      </Button>
    </span>
    <IconButton className="only-phone" icon={icon} label={name} href={href} />
  </>
)
