// A list whose rows are put into another order by a handle: mouse, touch, or Space and the arrow keys.
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { cn } from '../cn.ts';

export type SortableRow = { id: string; name: string };

/** Spoken while a row is moved. */
export type SortableTexts = {
  handle: (name: string) => string;
  instructions: string;
  lifted: (name: string, position: number, count: number) => string;
  moved: (name: string, position: number, count: number) => string;
  dropped: (name: string, position: number, count: number) => string;
  canceled: (name: string) => string;
};

export type SortableListProps<Row extends SortableRow> = {
  label: string;
  rows: readonly Row[];
  /** `index`: the new place of the row among the others. */
  onMove: (id: string, index: number) => void;
  texts: SortableTexts;
  /** Rows stay where they are and have no handle. */
  isFixed?: boolean;
  children: (row: Row, index: number) => ReactNode;
  className?: string;
};

/** A tap or a shaky click on the handle moves nothing. */
const DRAG_DISTANCE_PX = 4;

export function SortableList<Row extends SortableRow>(props: SortableListProps<Row>) {
  const { label, rows, onMove, texts, isFixed = false, children, className } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const isLifted = useRef(false);
  const indexOf = (id: UniqueIdentifier | undefined) => rows.findIndex((row) => row.id === id);

  function endDrag({ active, over }: DragEndEvent) {
    const index = indexOf(over?.id);
    if (index >= 0 && index !== indexOf(active.id)) onMove(String(active.id), index);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={endDrag}
      accessibility={{
        announcements: announce(rows, texts, isLifted),
        screenReaderInstructions: { draggable: texts.instructions },
      }}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className={cn('flex flex-col gap-1.5', className)}>
          {rows.map((row, index) => (
            <SortableItem key={row.id} row={row} label={texts.handle(row.name)} isFixed={isFixed}>
              {children(row, index)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

type SortableItemProps = {
  row: SortableRow;
  label: string;
  isFixed: boolean;
  children: ReactNode;
};

function SortableItem({ row, label, isFixed, children }: SortableItemProps) {
  const sortable = useSortable({ id: row.id, disabled: isFixed });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition } =
    sortable;
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      className={cn(
        'relative flex min-w-0 items-stretch rounded-md border border-line bg-raised',
        sortable.isDragging && 'z-10 border-accent-control shadow-lg',
        isFixed && 'pl-2',
      )}
    >
      {!isFixed && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={label}
          className="grid w-8 shrink-0 cursor-grab touch-none place-items-center rounded-l-md text-subtle hover:bg-hover hover:text-fg active:cursor-grabbing pointer-coarse:w-10"
        >
          <GripVertical aria-hidden="true" className="size-4" />
        </button>
      )}
      {children}
    </li>
  );
}

/** `isLifted`: the row is over itself for the first time, which is nothing to say. */
function announce(
  rows: readonly SortableRow[],
  texts: SortableTexts,
  isLifted: RefObject<boolean>,
): Announcements {
  const name = (id: UniqueIdentifier) => rows.find((row) => row.id === id)?.name ?? '';
  const position = (id: UniqueIdentifier | undefined) => rows.findIndex((row) => row.id === id) + 1;
  return {
    onDragStart({ active: { id } }) {
      isLifted.current = true;
      return texts.lifted(name(id), position(id), rows.length);
    },
    onDragOver({ active, over }) {
      const isFirst = isLifted.current;
      isLifted.current = false;
      if (!over || (isFirst && over.id === active.id)) return undefined;
      return texts.moved(name(active.id), position(over.id), rows.length);
    },
    onDragEnd: ({ active, over }) =>
      texts.dropped(name(active.id), position((over ?? active).id), rows.length),
    onDragCancel: ({ active }) => texts.canceled(name(active.id)),
  };
}
