import TabItem from '@theme/TabItem'
import Tabs from '@theme/Tabs'
import MDXComponents from '@theme-original/MDXComponents'

/** Sotay's own components show their lists as they are. */
const List = ({ children }) => children

export default { ...MDXComponents, Tabs, TabItem, FileTree: List, Steps: List }
