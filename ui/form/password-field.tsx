import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from '#ui/icon-button.tsx'

type PasswordFieldProps = Omit<FieldProps, 'type' | 'end'> & {
  showLabel: string
  hideLabel: string
}

/** A field for a password that is there already, which a button at its end shows. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      autoComplete="current-password"
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
