/** The usual theme in the colours of the page. */
import DefaultTheme from 'vitepress/theme';
import './colours.css';

export default DefaultTheme;
