import TabItem from '@theme/TabItem'
import Tabs from '@theme/Tabs'
import MDXComponents from '@theme-original/MDXComponents'

export default { ...MDXComponents, Tabs, TabItem }
