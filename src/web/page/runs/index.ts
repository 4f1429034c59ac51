export { PapersView, type PapersViewProps } from './PapersView.tsx';
export { RunsView, type RunsViewProps } from './RunsView.tsx';
