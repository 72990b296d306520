// A card with a chart: its title, what it says in a sentence, and the same figures as a table.
import type { HelpArticleId } from '@vys/contract/help/articles';
import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { HelpLink } from '#web/lib/help/help-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { DataTable, type DataTableProps } from '#web/ui/charts/data-table.tsx';
import { cn } from '#web/ui/cn.ts';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { messages } from '../messages/en.ts';

export type ChartCardProps = {
  title: string;
  /** The article that explains it. */
  help?: HelpArticleId;
  /** What the chart says, in words. */
  summary: ReactNode;
  table: Omit<DataTableProps, 'caption' | 'className'>;
  /** Beside the button that shows the table. */
  actions?: ReactNode;
  /** Below the header, over the chart and the table. */
  controls?: ReactNode;
  children: ReactNode;
  className?: string;
};

export function ChartCard(props: ChartCardProps) {
  const { title, help, summary, table, actions, controls, children, className } = props;
  const [isTable, setTable] = useState(false);
  return (
    <Card aria-label={title} className={cn('flex flex-col', className)}>
      <CardHeader
        title={title}
        help={help && <HelpLink article={help} about={title} />}
        description={summary}
        actions={
          <>
            {actions}
            <IconButton
              size="sm"
              label={isTable ? messages.showChart(title) : messages.showTable(title)}
              onClick={() => setTable(!isTable)}
            >
              {isTable ? <ChartNoAxesColumn aria-hidden="true" /> : <Table2 aria-hidden="true" />}
            </IconButton>
          </>
        }
      />
      {controls}
      {isTable ? <DataTable caption={title} {...table} className="mt-3 mb-3" /> : children}
    </Card>
  );
}
