import '#web/styles/staff/menu-files.css'
import { CircleAlert, FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { Icon } from '#ui/icon.tsx'

interface FileFieldProps {
  label: string
  /** What kinds of files, and how large. */
  hint: string
  problem: string | null
  /** As the attribute of the same name; without it, tables and JSON. */
  accept?: string
  /** Whether several may be chosen at once. */
  isMultiple?: boolean
  onFile: (file: File, ...others: File[]) => void
}

const TABLES = '.csv,.xlsx,.json,.txt,.tsv'

/** Where a file, or several, are chosen or dropped. */
export function FileField(props: FileFieldProps) {
  const { label, hint, problem, accept = TABLES, isMultiple = false, onFile } = props
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  return (
    <div className={problem ? 'field error' : 'field'}>
      {/* A browser lets files be dropped on the input, which is as large as what is seen of it. */}
      <label className="menu-file-drop" data-over={isOver || undefined}>
        <input
          type="file"
          accept={accept}
          multiple={isMultiple}
          aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
          aria-invalid={problem ? true : undefined}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
          onChange={({ currentTarget }) => {
            const [file, ...others] = currentTarget.files ?? []
            // The same file may be chosen again, once it is corrected.
            currentTarget.value = ''
            if (file) onFile(file, ...others)
          }}
        />
        <Icon of={FileUp} />
        <span>{label}</span>
      </label>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      {problem && (
        <p className="problem" id={`${id}-error`} role="alert">
          <Icon of={CircleAlert} />
          {problem}
        </p>
      )}
    </div>
  )
}
