// A square button that shows only an icon; its label is its name and, unless told not to, its tooltip.
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { Tooltip } from '../overlays/tooltip.tsx';
import { Button, type ButtonProps } from './button.tsx';

const squares = {
  sm: 'w-7 px-0 pointer-coarse:min-w-11',
  md: 'w-9 px-0 pointer-coarse:min-w-11',
  lg: 'w-11 px-0',
} as const;

export type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label' | 'asChild' | 'size'> & {
  label: string;
  children: ReactNode;
  size?: keyof typeof squares;
  tooltip?: boolean;
};

export function IconButton({
  label,
  size = 'md',
  variant = 'ghost',
  tooltip = true,
  className,
  ...rest
}: IconButtonProps) {
  const button = (
    <Button
      aria-label={label}
      size={size}
      variant={variant}
      className={cn(squares[size], className)}
      {...rest}
    />
  );
  return tooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
}
