import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface PanelTab<Value extends string> {
  value: Value
  label: ReactNode
  count?: number | undefined
  panel: ReactNode
}

interface PanelTabsProps<Value extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string
  tabs: readonly PanelTab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Beside the tabs, such as a switch. */
  end?: ReactNode
  className?: string | undefined
}

/** Tabs with panels on one page. Every panel stays in the document, so nothing typed is lost. */
export function PanelTabs<Value extends string>(props: PanelTabsProps<Value>) {
  const { label, tabs, value, onChange, end, className } = props
  return (
    <Tabs.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <div className={classNames('bar', className)}>
        <Tabs.List className="tabs" aria-label={label} activateOnFocus>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab.value} value={tab.value}>
              {tab.label}
              {tab.count !== undefined && <span className="count">{tab.count}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {end}
      </div>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.value} value={tab.value} keepMounted>
          {tab.panel}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
