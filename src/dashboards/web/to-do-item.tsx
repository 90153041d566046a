import type { ComponentType, ReactNode } from 'react'
import { classes } from '#src/ui/class-names.ts'
import css from './to-do.module.css'

interface ToDoItemProps {
  icon: ComponentType<{ size?: number }>
  /** The item cannot wait and stands out. */
  hot?: boolean
  title: string
  children: ReactNode
  action: ReactNode
}

export function ToDoItem({ icon: Icon, hot, title, children, action }: ToDoItemProps) {
  return (
    <li className={classes(css.item, hot && css.hot)}>
      <span className={css.icon}>
        <Icon />
      </span>
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
      {action}
    </li>
  )
}
